"""The app of a worker: the routes that the server has answered apart, and the one shape of errors."""

from __future__ import annotations

from fastapi import FastAPI

from punto.server import errors
from punto.server.api.routers import ROUTERS
from punto.server.workers.apart import Apart
from punto.server.workers.services import WorkerServices

__all__ = ["worker_app"]


def worker_app(services: WorkerServices) -> FastAPI:
    """The routes of class `Apart`, of all routers."""
    app = FastAPI(openapi_url=None)
    app.state.services = services
    errors.install(app)
    for router in ROUTERS:
        app.router.routes += [route for route in router.routes if isinstance(route, Apart)]
    return app

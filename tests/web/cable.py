"""A cable between one browser and the server that can be pulled out and put back."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class Cable:
    """Hands every connection to its own port on to another; while it is cut, there is nobody at that port."""

    def __init__(self, port: int) -> None:
        self._far = ("127.0.0.1", port)
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._flowing = threading.Event()
        self._flowing.set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._open()

    @property
    def url(self) -> str:
        """Where the near end is."""
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Break every connection; new ones are refused."""
        self.thaw()
        # Closing alone does not wake a thread that waits in accept.
        with contextlib.suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)
        self._door.close()
        with self._lock:
            ends, self._ends = self._ends, set()
        for each in ends:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        threads, self._threads = self._threads, []
        for thread in threads:
            thread.join()

    def freeze(self) -> None:
        """Carry nothing any more, and break nothing: so a network goes dead."""
        self._flowing.clear()

    def thaw(self) -> None:
        """Carry on, with whatever was under way first."""
        self._flowing.set()

    def mend(self) -> None:
        """Let connections through again."""
        self._door = socket.create_server(("127.0.0.1", self.port))
        self._open()

    def _open(self) -> None:
        self._start(self._accept, self._door)

    def _start(self, work: object, *arguments: object) -> None:
        thread = threading.Thread(target=work, args=arguments, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self._far)
            except OSError:
                near.close()
                continue
            with self._lock:
                self._ends |= {near, far}
            pair = _Pair(near, far, self._flowing)
            self._start(pair.carry, near, far)
            self._start(pair.carry, far, near)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()


class _Pair:
    """Two ends that are closed when nothing is carried in either direction any more."""

    def __init__(self, near: socket.socket, far: socket.socket, flowing: threading.Event) -> None:
        self._ends = (near, far)
        self._flowing = flowing
        self._carrying = 2
        self._lock = threading.Lock()

    def carry(self, source: socket.socket, sink: socket.socket) -> None:
        """Carry everything from one end to the other."""
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flowing.wait()
                sink.sendall(data)
        with contextlib.suppress(OSError):
            sink.shutdown(socket.SHUT_WR)
        with self._lock:
            self._carrying -= 1
            over = self._carrying == 0
        if over:
            for each in self._ends:
                each.close()

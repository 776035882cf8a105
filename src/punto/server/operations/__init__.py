"""Operations: health, logs, metrics, and the supervision of background tasks."""

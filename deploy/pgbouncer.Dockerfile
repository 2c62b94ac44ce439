# pgBouncer 1.18 of Debian 12: session pooling only.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/pgbouncer/pgbouncer.ini
RUN useradd --uid 10003 --user-group --no-create-home bouncer
USER 10003:10003
EXPOSE 6432
ENTRYPOINT ["pgbouncer", "/etc/pgbouncer/pgbouncer.ini"]

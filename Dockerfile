# Build the image with `docker build -t hearthway .`.

FROM node:24-bookworm-slim AS build
# The pinned Node 26 needs libatomic1, which slim images do not include.
RUN apt-get update -q && apt-get install -y -q --no-install-recommends libatomic1
WORKDIR /build
COPY . .
RUN node tools/bootstrap.mjs start
RUN mkdir /app \
  && cp --parents package.json package-lock.json */package.json /app \
  && cp -r server domain content tools /app \
  && cp -r web/dist /app/web/ \
  && cd /app \
  && npm ci --omit=dev --include-workspace-root -w server -w domain --no-audit --no-fund --loglevel=error \
  && find server domain tools \( -name '*.test.ts' -o -name '*.tsbuildinfo' \) -delete \
  && find node_modules/node-linux-*/ -mindepth 1 -maxdepth 1 ! -name bin ! -name package.json -exec rm -r {} + \
  && chmod -R a+rX,go-w /app

FROM debian:bookworm-slim
RUN apt-get update -q && apt-get install -y -q --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
COPY --from=build /app /app
RUN mkdir /data && chown 10001:10001 /data && chmod 700 /data
WORKDIR /app
ENV PATH=/app/node_modules/.bin:/usr/local/bin:/usr/bin:/bin
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
# The C library returns freed memory instead of keeping it for each thread.
ENV MALLOC_ARENA_MAX=1
ENV MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
# The server's user can write only to /data, so the container's root file system can be read-only.
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "tools/healthcheck.mjs"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "server/src/main.ts"]

# Leadlight as an image: docs/containers.md. Both images it is made from can be replaced by others of the same kind.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts/build-web.ts scripts/prerender-pages.ts ./scripts/
COPY shared ./shared
COPY web ./web
RUN npm run build
# What only the web app is built from, and a second copy of Node that its package leaves behind.
RUN cd node_modules && rm -rf \
    vite @vitejs rolldown @rolldown lightningcss lightningcss-* @tailwindcss tailwindcss typescript \
    @base-ui @floating-ui lucide-react react-dom wouter react-hot-toast @tanstack @fontsource-variable zustand \
    node/node_modules .cache

FROM ${BASE_IMAGE}
RUN groupadd --gid 10001 leadlight \
  && useradd --uid 10001 --gid leadlight --home-dir /data --no-create-home --shell /usr/sbin/nologin leadlight \
  && install -d -o leadlight -g leadlight /data
WORKDIR /app
# Node is the package's own: the very version that is tested.
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json ./
COPY migrations ./migrations
COPY docs ./docs
COPY scripts/doctor.ts scripts/backup.ts scripts/restore.ts scripts/feedback.ts scripts/data-place.ts ./scripts/
COPY ops/container ./ops/container
COPY shared ./shared
COPY cli ./cli
COPY server ./server
# Compiled sources are kept between starts.
RUN install -d -o leadlight -g leadlight node_modules/.cache
ENV PATH=/app/node_modules/.bin:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "ops/container/check-health.mjs"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=80", "server/main.ts"]

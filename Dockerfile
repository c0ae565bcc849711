# The server and its page. `docker compose up` starts it with a PostgreSQL; alone it uses the embedded database in /data.
FROM node:24-slim AS build
WORKDIR /praxis
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /praxis
ENV NODE_ENV=production PRAXIS_HOST=0.0.0.0 PRAXIS_PORT=8080 PRAXIS_DATA=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /praxis .
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=40s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "server/main.ts"]

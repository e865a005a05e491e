import type { Release } from "./service-worker/release.ts";
import { runServiceWorker } from "./service-worker/run-service-worker.ts";
import type { WorkerScope } from "./service-worker/scope.ts";

const scope = self as never as WorkerScope & { readonly appRelease: Release };
runServiceWorker(scope, scope.appRelease);

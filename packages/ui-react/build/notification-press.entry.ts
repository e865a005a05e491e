import { openFromNotification } from "./service-worker/open-from-notification.ts";
import type { WorkerScope } from "./service-worker/scope.ts";

/** What the service worker of the demo (packages/demo) has in common with that of the app. */
const scope = self as never as WorkerScope;
scope.addEventListener("notificationclick", (event) => openFromNotification(scope, event));

export { createRealClock } from "./clock/real-clock.ts";
export { createVirtualClock } from "./clock/virtual-clock.ts";
export type { Control } from "./control/control.ts";
export type { StateReport } from "./control/state-report.ts";
export { ConnectionDropped } from "./faults/fault-response.ts";
export { createPlatform, type Platform } from "./platform.ts";

export { ConnectionDropped } from "./api/respond.ts";
export type { Clock } from "./clock/clock.ts";
export { createRealClock } from "./clock/real-clock.ts";
export { createVirtualClock } from "./clock/virtual-clock.ts";
export { createPlatform, type Platform, type PlatformOptions } from "./platform.ts";
export type { Socket, SocketEvents } from "./realtime/socket.ts";

import { type DeviceClock, instant } from "@tradewind/domain/time";

/** Wall clock and monotonic clock of this device. */
export const deviceNow: DeviceClock = () => ({ wall: instant(Date.now()), elapsed: performance.now() });

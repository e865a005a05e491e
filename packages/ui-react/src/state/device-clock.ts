import { type DeviceClock, instant } from "@tradewind/domain/time";

/** Both clocks of this device at this moment. */
export const deviceNow: DeviceClock = () => ({ wall: instant(Date.now()), elapsed: performance.now() });

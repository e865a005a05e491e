import { watchMarkets } from "../activity/watch-markets.ts";
import type { App } from "../state/app.ts";
import { startDeviceApp } from "./device-app.ts";

/** Starts what is not part of the first load. */
export const startLater = (app: App): void => {
	watchMarkets(app);
	startDeviceApp(app);
};

import { loadAdapters, loadRedaction } from "@tradewind/adapters-http";
// Code that the app loads when it is idle, and that sends requests.
import "../../packages/ui-react/src/activity/start-activity.ts";
import "../../packages/ui-react/src/activity/watch-markets.ts";

/** Loads the code that the app loads later, which in virtual time would take an unknown part of a moment. */
export const loadCode = (): Promise<unknown> => Promise.all([loadAdapters(), loadRedaction()]);

import { realtime } from "@tradewind/contracts";

/** The address of the realtime socket: on the host of the platform, encrypted if its calls are (Spec 1 §7). */
export const socketUrl = (platform: { readonly protocol: string; readonly host: string }): string =>
	`${platform.protocol === "https:" ? "wss:" : "ws:"}//${platform.host}${realtime.socketPath}`;

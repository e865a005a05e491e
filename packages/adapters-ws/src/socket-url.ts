import { realtime } from "@tradewind/contracts";

/** The address of the realtime socket: on the host of the page, encrypted if the page is (Spec 1 §7). */
export const socketUrl = (page: { readonly protocol: string; readonly host: string }): string =>
	`${page.protocol === "https:" ? "wss:" : "ws:"}//${page.host}${realtime.socketPath}`;

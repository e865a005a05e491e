import { realtime } from "@tradewind/contracts";

/** Where the realtime socket of a page is: on its own host, encrypted where the page is (Spec 1 §7). */
export const socketUrl = (page: { readonly protocol: string; readonly host: string }): string =>
	`${page.protocol === "https:" ? "wss:" : "ws:"}//${page.host}${realtime.socketPath}`;

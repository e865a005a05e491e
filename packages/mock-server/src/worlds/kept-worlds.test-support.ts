import type { Call } from "@tradewind/contracts";
import type { Platform } from "../platform.ts";
import { requestOf } from "../test/client.test-support.ts";

export const mia = { account: "mia@tradewind.test" };

export const askOf =
	(platform: Platform) => async (call: Call, input: Readonly<Record<string, string>>, token?: string) =>
		(await platform.fetch(requestOf(call, input, { token }))).json();

export const fifty = { balance: "50", currency_id: "1", from: "1", to: "3" };

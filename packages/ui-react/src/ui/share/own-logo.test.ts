import { expect, test, vi } from "vitest";
import { ownLogo } from "./own-logo.ts";

test.each([[""], ["https://elsewhere.test/logo.png"], ["https://"]])(
	"A-142: an image has no logo if it is %j: none, of another host, or an invalid URL",
	async (address) => {
		vi.stubGlobal("location", { href: "https://tradewind.test/order", origin: "https://tradewind.test" });
		expect(await ownLogo(address)).toBeUndefined();
	},
);

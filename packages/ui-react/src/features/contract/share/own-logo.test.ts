import { expect, test, vi } from "vitest";
import { ownLogo } from "./own-logo.ts";

test.each([[""], ["https://elsewhere.test/logo.png"], ["https://"]])(
	"A picture goes without the logo %j: none, another host's, or no address (A-142)",
	async (address) => {
		vi.stubGlobal("location", { href: "https://tradewind.test/order", origin: "https://tradewind.test" });
		expect(await ownLogo(address)).toBeUndefined();
	},
);

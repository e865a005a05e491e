import { afterEach, expect, test, vi } from "vitest";
import { brandLogo } from "../layout/brand-logo.ts";
import { ownLogo } from "./own-logo.ts";

afterEach(() => {
	vi.unstubAllGlobals();
});

/** Pictures of these addresses load; returns the addresses that were asked for. */
const stubPictures = (found: readonly string[]): readonly string[] => {
	const asked: string[] = [];
	vi.stubGlobal(
		"Image",
		class {
			src = "";
			decode = () => {
				asked.push(this.src);
				return found.includes(this.src) ? Promise.resolve() : Promise.reject(new Error("no picture"));
			};
		},
	);
	return asked;
};

test.each([[""], ["https://elsewhere.test/logo.png"], ["https://"]])(
	"A-142: an image has the logo of the brand if that of the site is %j: none, of another host, or an invalid URL",
	async (address) => {
		const asked = stubPictures([brandLogo]);
		expect(await ownLogo(address)).toMatchObject({ src: brandLogo });
		expect(asked).toEqual([brandLogo]);
	},
);

test("A-142: an image has the site's own logo, and that of the brand if it cannot be loaded", async () => {
	const address = "http://localhost/logo.png";
	stubPictures([address, brandLogo]);
	expect(await ownLogo("/logo.png")).toMatchObject({ src: address });
	const asked = stubPictures([brandLogo]);
	expect(await ownLogo("/logo.png")).toMatchObject({ src: brandLogo });
	expect(asked).toEqual([address, brandLogo]);
});

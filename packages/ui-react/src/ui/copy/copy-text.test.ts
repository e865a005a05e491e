import { expect, test } from "vitest";
import { type CopyDevice, copyText } from "./copy-text.ts";

const deviceWith = (clipboard: "works" | "blocked" | "missing", selects: boolean) => {
	const copied: string[] = [];
	const device: CopyDevice = {
		clipboard:
			clipboard === "missing"
				? undefined
				: {
						writeText: async (text) => {
							if (clipboard === "blocked") throw new Error("NotAllowedError");
							copied.push(`clipboard ${text}`);
						},
					},
		copySelected: (text) => {
			copied.push(`selection ${text}`);
			return selects;
		},
	};
	return { device, copied };
};

test.each([
	["works", false, true, ["clipboard X"]],
	["blocked", true, true, ["selection X"]],
	["missing", true, true, ["selection X"]],
	["blocked", false, false, ["selection X"]],
] as const)(
	"Spec 2 §8: copying with a clipboard that %s, selection %s: %s",
	async (clipboard, selects, done, way) => {
		const { device, copied } = deviceWith(clipboard, selects);
		expect([await copyText("X", device), copied]).toEqual([done, way]);
	},
);

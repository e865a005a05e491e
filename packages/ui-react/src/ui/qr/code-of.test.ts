import { expect, test } from "vitest";
import { codeOf } from "./code-of.ts";

const shown = (rows: readonly (readonly boolean[])[]) =>
	rows.map((row) => row.map((isDark) => (isDark ? "#" : " ")).join(""));

test("the QR code of an address is square and has its three finder patterns", () => {
	const code = codeOf("https://tradewind.test", "M");
	expect(code.every((row) => row.length === code.length)).toBe(true);
	const eye = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];
	const last = code.length - 7;
	expect(shown(code.slice(0, 7).map((row) => row.slice(0, 7)))).toEqual(eye);
	expect(shown(code.slice(0, 7).map((row) => row.slice(last)))).toEqual(eye);
	expect(shown(code.slice(last).map((row) => row.slice(0, 7)))).toEqual(eye);
});

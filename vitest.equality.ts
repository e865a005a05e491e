import { expect } from "vitest";

/**
 * Compares errors by all their fields, not only by name and message. A separate module, which runs once per worker: the setup
 * file runs before every test file.
 */
expect.addEqualityTesters([
	function taggedErrors(a, b) {
		if (!(a instanceof Error && b instanceof Error && "_tag" in a && "_tag" in b)) return undefined;
		return this.equals({ ...a, message: a.message }, { ...b, message: b.message });
	},
]);

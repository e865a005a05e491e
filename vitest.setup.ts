import fc from "fast-check";
import { expect } from "vitest";

/** Every run tries the same cases. */
fc.configureGlobal({ seed: 20_260_101 });

/** Errors compare by all that they carry: Vitest alone would look at the name and the message only. */
expect.addEqualityTesters([
	function taggedErrors(a, b) {
		if (!(a instanceof Error && b instanceof Error && "_tag" in a && "_tag" in b)) return undefined;
		return this.equals({ ...a, message: a.message }, { ...b, message: b.message });
	},
]);

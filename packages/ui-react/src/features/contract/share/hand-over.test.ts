import { expect, test, vi } from "vitest";
import { canShareFile, handOver, type WaysOut } from "./hand-over.ts";

const file = new File(["picture"], "EURUSD-501.png", { type: "image/png" });

const waysOut = (ways: Partial<WaysOut> = {}) => {
	const download = vi.fn<WaysOut["download"]>();
	const share = vi.fn(ways.share ?? (async () => {}));
	return { download, share, ways: { canShare: () => true, ...ways, share, download } };
};

test("an image is shared with another app if the device supports it", async () => {
	const { ways, share, download } = waysOut();
	await handOver(file, ways);
	expect([share.mock.calls, download.mock.calls]).toEqual([[[{ files: [file] }]], []]);
});

test.each<[string, Partial<WaysOut>]>([
	["cannot share files", { canShare: () => false }],
	["does not report whether it can share files", { canShare: undefined }],
])("a device that %s downloads it", async (_, changes) => {
	const { ways, share, download } = waysOut(changes);
	expect(canShareFile(file, ways)).toBe(false);
	await handOver(file, ways);
	expect([share.mock.calls, download.mock.calls]).toEqual([[], [[file]]]);
});

test("a device without sharing downloads it", async () => {
	const download = vi.fn<WaysOut["download"]>();
	await handOver(file, { download });
	expect(download.mock.calls).toEqual([[file]]);
});

test("a failed share downloads it", async () => {
	const { ways, download } = waysOut({
		share: () => Promise.reject(new DOMException("no", "NotAllowedError")),
	});
	await handOver(file, ways);
	expect(download.mock.calls).toEqual([[file]]);
});

test.each([
	["that the customer cancels", "AbortError"],
	["that starts while another one is open", "InvalidStateError"],
])("A-142: a share %s leaves no file", async (_, name) => {
	const { ways, download } = waysOut({ share: () => Promise.reject(new DOMException("no", name)) });
	await handOver(file, ways);
	expect(download.mock.calls).toEqual([]);
});

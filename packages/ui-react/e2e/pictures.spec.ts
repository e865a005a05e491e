import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { expect, failedRequests, test } from "@tradewind/test-kit";
import { createCorpus } from "./picture-corpus.ts";

test.use({ scenario: "default", provokes: failedRequests });

const documentation = readFileSync(join(import.meta.dirname, "../../../docs/pictures.md"), "utf8");

/** The rows of the table: file and outcome. */
const outcomes = [...documentation.matchAll(/^\| `([\w.-]+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(
	([, file = "", outcome = ""]) => [file, outcome] as const,
);

/** Media types that devices give to a JPEG. Other files are labelled by their endings. */
const labels: Readonly<Record<string, string>> = {
	"label.jpg": "image/jpg",
	"label.pjpeg": "image/pjpeg",
	"label.bin": "application/octet-stream",
	label: "",
};

/** Chooses a file of the disk, as a customer does. */
const choose = async (
	page: Page,
	info: TestInfo,
	name: string,
	content: Buffer | undefined,
): Promise<void> => {
	if (!content) throw new Error(`There is no file ${name}`);
	const input = page.locator("input[type=file]").last();
	const mimeType = labels[name];
	if (mimeType !== undefined) return input.setInputFiles({ name, mimeType, buffer: content });
	const path = info.outputPath(name);
	writeFileSync(path, content);
	await input.setInputFiles(path);
};

const status = (page: Page) => page.locator("p[role=status][data-state]").last();

/** The step of the registration with two pictures; the last one is used. */
const openPictures = async (page: Page): Promise<void> => {
	await page.goto("/register");
	await page.locator("[name=account]:visible").fill("nora@tradewind.test");
	for (const name of ["password", "repeated"])
		await page.locator(`[name=${name}]:visible`).fill("Gale-2026-harbour");
	await page.locator("[type=submit]:visible").click();
	await expect(page.locator("[name=idNumber]:visible")).toBeVisible();
};

/** The address that the platform answers to the next upload. */
const nextUpload = async (page: Page): Promise<string> => {
	const response = await page.waitForResponse(/image_upload/);
	return (await response.json()).data.url;
};

/** What the platform has stored, as its owner gets it. */
const storedBytes = async (page: Page, address: string): Promise<Buffer> => {
	const values = await page.evaluate(
		async (source) => [...new Uint8Array(await (await fetch(source)).arrayBuffer())],
		address,
	);
	return Buffer.from(values);
};

/** Size and colours of the quarters of an uploaded picture, as its owner sees it. */
const seen = (page: Page, address: string) =>
	page.evaluate(async (source) => {
		const picture = new Image();
		picture.src = source;
		await picture.decode();
		const { naturalWidth: width, naturalHeight: height } = picture;
		const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
		context?.drawImage(picture, 0, 0);
		const colours = [0.25, 0.75].flatMap((down) =>
			[0.25, 0.75].map((right) => {
				const pixel = context?.getImageData(Math.floor(width * right), Math.floor(height * down), 1, 1).data;
				return [...(pixel ?? [])]
					.slice(0, 3)
					.map((value) => (value > 127 ? 1 : 0))
					.join("");
			}),
		);
		return { size: `${width} × ${height}`, colours };
	}, address);

/** Red, green, blue and white. */
const upright = ["100", "010", "001", "111"];

test("Spec 1 §5, pitfall 13: every file of docs/pictures.md has the outcome of its row", async ({
	page,
}, info) => {
	await openPictures(page);
	const corpus = await createCorpus(page);
	expect(outcomes.map(([name]) => name)).toEqual([...corpus.keys()]);
	const workers: string[] = [];
	page.on("worker", (worker) => workers.push(worker.url()));
	for (const [name, outcome] of outcomes) {
		const content = corpus.get(name);
		const isUploaded = outcome.startsWith("uploaded");
		const upload = isUploaded ? nextUpload(page) : undefined;
		await choose(page, info, name, content);
		if (!upload) {
			await expect(page.getByRole("main"), name).toContainText(outcome);
			await expect(page.getByRole("img", { name: "Chosen image" })).toHaveCount(0);
			continue;
		}
		const address = await upload;
		await expect(status(page), name).toHaveText("Uploaded");
		const stored = await storedBytes(page, address);
		if (outcome === "uploaded as it is") {
			expect(content?.equals(stored)).toBe(true);
			continue;
		}
		await expect(page.getByRole("img", { name: "Chosen image" })).toBeVisible();
		expect({ name, hasCameraData: stored.includes("Exif") }).toEqual({ name, hasCameraData: false });
		const { size, colours } = await seen(page, address);
		expect({ name, size, colours }).toEqual({
			name,
			size: outcome.replace("uploaded, ", ""),
			colours: upright,
		});
	}
	// Off the main thread: a worker for each picture that was redrawn, and for each that could not be.
	expect(workers.filter((url) => /redraw\.worker/.test(url)).length).toBe(19);
});

test("Spec 1 §5: a failed upload clears the slot and says why, and the same picture can be sent again or removed", async ({
	page,
	platform,
}, info) => {
	await openPictures(page);
	const corpus = await createCorpus(page);
	await platform.faults({ http: [{ match: "upload.image", status: 503, times: 1 }] });
	await choose(page, info, "tall.jpg", corpus.get("tall.jpg"));
	await expect(page.getByText("The image was not uploaded.")).toBeVisible();
	await expect(page.getByRole("img", { name: "Chosen image" })).toHaveCount(0);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(status(page)).toHaveText("Uploaded");
	await page.getByRole("button", { name: "Remove" }).click();
	await expect(page.getByRole("img", { name: "Chosen image" })).toHaveCount(0);
	await expect(status(page)).toHaveText("");
});

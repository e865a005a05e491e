import { expect, test } from "@tradewind/test-kit";

/** Texts without spaces, longer than a line. */
const longTexts = {
	th: "คุณอาจสูญเสียเงินฝากทั้งหมดจากการซื้อขายด้วยมาร์จิ้นราคาสดและกราฟกำลังโหลดโปรดตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง",
	ja: "証拠金取引では預けた資金の全額を失う可能性があります。価格とチャートを読み込んでいます。通信状態を確認してから再度お試しください。",
} as const;

for (const [tag, text] of Object.entries(longTexts))
	test(`lines of ${tag} end only where a word ends`, async ({ page }) => {
		await page.goto("/");
		const breaks = await page.evaluate(
			([lang, long]) => {
				const paragraph = document.createElement("p");
				paragraph.lang = lang;
				paragraph.textContent = long;
				document.querySelector("main")?.append(paragraph);
				const node = paragraph.firstChild;
				const found: { readonly width: number; readonly at: number }[] = [];
				for (let width = 160; node && width <= 360; width += 10) {
					paragraph.style.inlineSize = `${width}px`;
					let last: number | undefined;
					for (let at = 0; at < long.length; at += 1) {
						const range = document.createRange();
						range.setStart(node, at);
						range.setEnd(node, at + 1);
						const rect = range.getClientRects()[0];
						// A mark above a letter has no width of its own.
						if (!rect || rect.width === 0) continue;
						if (last !== undefined && rect.top > last + 5) found.push({ width, at });
						last = rect.top;
					}
				}
				return found;
			},
			[tag, text] as const,
		);
		const words = new Intl.Segmenter(tag, { granularity: "word" }).segment(text);
		const starts = new Set([...words].map(({ index }) => index));
		expect(breaks.length).toBeGreaterThan(10);
		expect(breaks.filter(({ at }) => !starts.has(at))).toEqual([]);
	});

/** The height of the ink of the highest and lowest marks in Noto Sans, in font sizes (fonts-noto-core of Debian 12). */
const inkHeights = {
	th: ["กี่ปั้นฎู่ฐุ๊ญ", 1.6],
	hi: ["र्किट्ठूँहृद्ध्र्क्षैं", 1.4],
	vi: ["ỆẾỘẨỴgÿỹ", 1.34],
	ar: ["أح النسخ", 1.45],
} as const;

for (const [tag, [text, height]] of Object.entries(inkHeights))
	test(`lines of ${tag} are as high as its marks`, async ({ page }) => {
		await page.goto("/");
		const { leading, measured } = await page.evaluate(
			([lang, sample]) => {
				const context = document.createElement("canvas").getContext("2d");
				const block = document.createElement("p");
				block.lang = lang;
				document.querySelector("main")?.append(block);
				const { fontFamily, lineHeight, fontSize } = getComputedStyle(block);
				if (context) context.font = `100px ${fontFamily}`;
				const ink = context?.measureText(sample);
				return {
					leading: Number.parseFloat(lineHeight) / Number.parseFloat(fontSize),
					measured: ((ink?.actualBoundingBoxAscent ?? 0) + (ink?.actualBoundingBoxDescent ?? 0)) / 100,
				};
			},
			[tag, text] as const,
		);
		expect(leading).toBeGreaterThanOrEqual(height);
		// Boxes, which a machine without a font for the script draws, are lower.
		expect(measured).toBeGreaterThan(0.5);
		expect(measured).toBeLessThanOrEqual(height + 0.02);
	});

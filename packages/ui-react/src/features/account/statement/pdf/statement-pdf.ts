import * as fontkit from "@cantoo/fontkit";
import { PDFDocument, type PDFPage, rgb } from "@cantoo/pdf-lib";
import type { StatementTexts } from "../statement-facts.ts";
import { dim, embedTexts, type PdfText } from "./pdf-text.ts";

interface PdfOptions {
	/** BCP 47. */
	readonly language: string;
	readonly isRtl: boolean;
	/** Loads a font file by its name. */
	readonly loadFont: (name: string) => Promise<Uint8Array>;
}

/** A4 in points. */
const paper = { width: 595.28, height: 841.89 };
const margin = 48;
const inner = paper.width - 2 * margin;
const rowSize = 9;
const rowLine = 13;
/** The y of the last line above the foot. */
const bottom = 72;

/** The start and the width of each column, from the side where reading begins. */
const columns = [
	{ at: 0, width: 118 },
	{ at: 124, width: 205 },
	{ at: 335, width: 76 },
	{ at: 417, width: inner - 417 },
] as const;

/**
 * The statement as a PDF file. Texts in Arabic are shaped and right to left, and the page is mirrored. Each font is embedded with
 * the used characters only. Throws if a font can't be loaded.
 */
export const statementPdf = async (
	texts: StatementTexts,
	{ language, isRtl, loadFont }: PdfOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
	const document = await PDFDocument.create();
	document.registerFontkit(fontkit);
	document.setTitle(texts.title, { showInWindowTitleBar: true });
	document.setLanguage(language);
	const text = await embedTexts(document, allTexts(texts), { isRtl, loadFont });
	const sheet = createSheet(document, text, isRtl);
	drawHead(sheet, texts);
	drawSummary(sheet, texts);
	drawRows(sheet, texts);
	sheet.note(texts.note);
	sheet.foot(texts.pageOf);
	return new Uint8Array(await document.save());
};

const allTexts = ({ title, head, summary, columns: names, rows, noRows, note, pageOf }: StatementTexts) => [
	...[title, noRows, note, "?"],
	...[head, summary, rows, [names]].flat(2),
	...Array.from({ length: 10 }, (_, digit) => pageOf(digit, digit)),
];

/** Pages that are filled from top to bottom; `start` and `end` are the sides of the reading direction. */
const createSheet = (document: PDFDocument, text: PdfText, isRtl: boolean) => {
	let page: PDFPage = document.addPage([paper.width, paper.height]);
	let y = paper.height - margin;
	const x = (fromStart: number): number => (isRtl ? paper.width - margin - fromStart : margin + fromStart);
	const atStart = (fromStart: number, lineY = y) =>
		({ x: x(fromStart), y: lineY, edge: isRtl ? "right" : "left" }) as const;
	const atEnd = (fromStart: number, lineY = y) =>
		({ x: x(fromStart), y: lineY, edge: isRtl ? "left" : "right" }) as const;
	const rule = (): void => {
		page.drawLine({
			start: { x: margin, y: y + 4 },
			end: { x: paper.width - margin, y: y + 4 },
			thickness: 0.5,
			color: rgb(0.8, 0.81, 0.84),
		});
	};
	return {
		text,
		/** Whether `height` does not fit on the page any more. */
		isFull: (height: number) => y - height < bottom,
		newPage: () => {
			page = document.addPage([paper.width, paper.height]);
			y = paper.height - margin;
		},
		down: (by: number) => {
			y -= by;
		},
		rule,
		line: (line: string, fromStart: number, size: number, isDim = false, below = 0) =>
			text.draw(page, line, atStart(fromStart, y - below), isDim ? { size, color: dim } : { size }),
		lineToEnd: (line: string, fromStart: number, size: number) =>
			text.draw(page, line, atEnd(fromStart), { size, color: dim }),
		amount: (amount: string, fromStart: number, size: number) =>
			text.draw(page, amount, { ...atEnd(fromStart), isNumber: true }, { size }),
		note: (note: string) => {
			const lines = text.wrap(note, inner, 8);
			if (y - lines.length * 11 - 10 < bottom - 20) {
				page = document.addPage([paper.width, paper.height]);
				y = paper.height - margin;
			}
			y -= 10;
			for (const line of lines) {
				text.draw(page, line, atStart(0), { size: 8, color: dim });
				y -= 11;
			}
		},
		foot: (pageOf: StatementTexts["pageOf"]) => {
			const pages = document.getPages();
			for (const [index, each] of pages.entries())
				text.draw(each, pageOf(index + 1, pages.length), atEnd(inner, 36), { size: 8, color: dim });
		},
	};
};

type Sheet = ReturnType<typeof createSheet>;

const drawHead = (sheet: Sheet, { title, head }: StatementTexts): void => {
	sheet.down(16);
	sheet.line(title, 0, 18);
	sheet.down(28);
	for (const [label, value] of head) {
		sheet.line(label, 0, 10, true);
		sheet.line(value, 130, 10);
		sheet.down(16);
	}
	sheet.down(8);
};

const drawSummary = (sheet: Sheet, { summary }: StatementTexts): void => {
	for (const [index, [label, amount]] of summary.entries()) {
		sheet.down(6);
		sheet.rule();
		sheet.down(10);
		const isTotal = index === 0 || index === summary.length - 1;
		sheet.line(label, 0, isTotal ? 11 : 10, !isTotal);
		sheet.amount(amount, inner, isTotal ? 11 : 10);
		sheet.down(4);
	}
	sheet.down(24);
};

const drawColumns = (sheet: Sheet, { columns: names }: StatementTexts): void => {
	drawCells(sheet, names, true);
	sheet.down(rowLine);
	sheet.rule();
	sheet.down(rowLine - 2);
};

const drawRows = (sheet: Sheet, texts: StatementTexts): void => {
	if (texts.rows.length === 0) {
		sheet.line(texts.noRows, 0, 10, true);
		sheet.down(16);
		return;
	}
	drawColumns(sheet, texts);
	for (const row of texts.rows) {
		const height = Math.max(...[0, 1].map((column) => linesOf(sheet, row, column).length)) * rowLine;
		if (sheet.isFull(height)) {
			sheet.newPage();
			sheet.down(10);
			drawColumns(sheet, texts);
		}
		drawCells(sheet, row, false);
		sheet.down(height + 3);
	}
};

type Cells = StatementTexts["rows"][number];

const linesOf = (sheet: Sheet, row: Cells, column: number): readonly string[] =>
	sheet.text.wrap(row[column] ?? "", columns[column]?.width ?? 0, rowSize);

/** Time and reason begin at the start of their column, amounts end at the end of theirs. */
const drawCells = (sheet: Sheet, row: Cells, isHead: boolean): void => {
	for (const [column, { at, width }] of columns.entries()) {
		const cell = row[column] ?? "";
		if (column >= 2 && isHead) sheet.lineToEnd(cell, at + width, rowSize);
		else if (column >= 2) sheet.amount(cell, at + width, rowSize);
		else
			for (const [index, line] of linesOf(sheet, row, column).entries())
				sheet.line(line, at, rowSize, isHead || column === 0, index * rowLine);
	}
};

export type Ink =
	| "ground"
	| "panel"
	| "text"
	| "dim"
	| "line"
	| "primary"
	| "onPrimary"
	| "up"
	| "down"
	| "white"
	| "black";

/** One stroke of the image, in its own pixels from the top left. */
export type Stroke =
	| {
			readonly is: "box";
			readonly x: number;
			readonly y: number;
			readonly width: number;
			readonly height: number;
			readonly radius: number;
			readonly ink: Ink;
	  }
	| {
			readonly is: "text";
			readonly text: string;
			readonly x: number;
			/** Of the baseline of the text. */
			readonly y: number;
			readonly size: number;
			readonly weight: 400 | 600 | 700;
			readonly align: "left" | "right";
			readonly direction: "ltr" | "rtl";
			readonly ink: Ink;
			/** Maximum width in any font. */
			readonly most: number;
	  }
	| { readonly is: "mark"; readonly x: number; readonly y: number; readonly size: number }
	| {
			readonly is: "code";
			readonly x: number;
			readonly y: number;
			readonly size: number;
			/** Rows of modules; dark modules are true. */
			readonly modules: readonly (readonly boolean[])[];
	  };

export const pictureSize = { width: 1080, height: 1350 } as const;

/**
 * The font size at which a text fits into `most`, by the width of wide letters, but at least the smallest readable
 * size.
 */
export const fittedSize = (words: string, size: number, most: number): number =>
	Math.max(24, Math.min(size, Math.floor(most / (words.length * 0.6))));

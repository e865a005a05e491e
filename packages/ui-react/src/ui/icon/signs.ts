/** Drawings that several files use, as lines in a square of 24. Every other drawing is in the file that uses it. */
export const back = "M15 5l-7 7 7 7";
export const bell = "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4";
export const bill = "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6";
export const candles = "M7 4v4m0 8v4M5 8h4v8H5zM17 3v5m0 6v7m-2-13h4v6h-4z";
export const check = "M5 13l5 5L19 7";
export const cross = "M6 6l12 12M18 6 6 18";
export const down = "M6 9l6 6 6-6";
export const download = "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14";
export const envelope = "M4 6h16v12H4zM4.5 7l7.5 6 7.5-6";
export const eye = "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";
export const crossedEye = `${eye}M4 4l16 16`;
export const forward = "M9 5l7 7-7 7";
export const globe = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18";
export const clockBack = "M12 7v5l3 2M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4";
export const info = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 7.6v.2";
export const megaphone = "M4 10v4l11 4V6zM15 8l4-2v12l-4-2M7 15v4h3v-3";
export const pause = "M9 7v10M15 7v10";
export const people =
	"M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c.6-4 3-6 7-6s6.4 2 7 6M15.5 4.4a3.5 3.5 0 0 1 0 6.2M18 14.6c2.2.9 3.5 2.7 4 5.4";
export const play = "M9 7l8 5-8 5z";
export const star = "m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";
export const podium = "M3 20v-7h6m0 7V6h6v14m0-10h6v10M2 20h20";
/** Points up, in a square of 8. */
export const triangle = "M4 1 7.5 7h-7z";

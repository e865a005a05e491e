import type { Meanings } from "./meanings.ts";

export const uploadMeanings: Meanings = {
	"upload.image": { fields: { file: "The picture; at most 1440 pixels wide (Spec 2 §9)" } },
	"upload.image reply": { fields: { url: "Address of the stored picture" } },
};

/** The kinds of an identity document (Spec 1 §7, `id_type`). */
export const idTypes = ["ID card", "passport"] as const;
export type IdType = (typeof idTypes)[number];

/** A passport has one page with the photo and no back (docs/assumptions.md, A-586). */
export const hasBack = (document: IdType | undefined): boolean => document !== "passport";

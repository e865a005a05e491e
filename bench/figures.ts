/** Measured values by name. */
export type Figures = Readonly<Record<string, number>>;

export const prefixed = (name: string, figures: Figures): Figures =>
	Object.fromEntries(Object.entries(figures).map(([key, figure]) => [`${name}.${key}`, figure]));

/** The platform's word that a command was carried out; `message` is its own sentence (Spec 1 §7, Spec 2 §8). */
export interface Done {
	readonly message: string;
}

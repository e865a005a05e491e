/** The control can't do that; nothing was changed. */
export class ControlRefused extends Error {
	override readonly name = "ControlRefused";
	readonly field: string;

	constructor(field: string, reason: string) {
		super(`${field}: ${reason}`);
		this.field = field;
	}
}

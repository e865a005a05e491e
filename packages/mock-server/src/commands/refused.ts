/** A control command was refused and changed nothing. */
export class ControlRefused extends Error {
	override readonly name = "ControlRefused";
	readonly field: string;
	readonly reason: string;

	constructor(field: string, reason: string) {
		super(`${field}: ${reason}`);
		this.field = field;
		this.reason = reason;
	}
}

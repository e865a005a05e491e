import type { Control, StateReport } from "@tradewind/mock-server";

/** The commands by which the runs disturb the platform. */
type Disturbing = "faults" | "faults/clear" | "session/expire" | "market" | "clock" | "price";

/** The control of a platform. That of another process answers later. */
export type OperatedControl = Readonly<Record<Disturbing, (body?: unknown) => unknown>> & {
	readonly state: () => ReturnType<Control["state"]> | Promise<StateReport>;
};

/** A platform in this process or in another one. */
export interface Operated {
	readonly control: OperatedControl;
}

/** All fields of the members of a union. */
export type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
	all: infer All,
) => void
	? All
	: never;

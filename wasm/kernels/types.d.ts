/** AssemblyScript's own types, for TypeScript. A whole number becomes a floating-point one wherever one is wanted. */
type i32 = number;
type f64 = number;
type bool = boolean;

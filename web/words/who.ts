// Somebody in a sentence: whoever reads it may be addressed.
export interface Who {
  name: string;
  own: boolean;
}

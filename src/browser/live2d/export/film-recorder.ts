export interface FilmFormat {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** Takes the frames of a film one after the other. */
export interface FilmRecorder {
  add(frame: ImageData): Promise<void>;
  end(): Promise<Blob>;
  /** Gives back what it holds; nothing is made. */
  cancel(): void;
}

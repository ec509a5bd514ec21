import {
  CanvasTexture,
  type Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';

/** The largest side of the picture that holds all letters. */
const mostPixels = 4096;
const usualPixels = 128;

/** Something written on the ground. */
export interface Inscription {
  readonly text: string;
  readonly ink: string;
  /** Of the letters, as a part of a cell. */
  readonly size: number;
}

/**
 * Letters that lie flat, all of them in one mesh and one picture, so that a board full of them costs no more than one
 * letter: every instance looks up its own part of the picture.
 */
export class Labels {
  readonly mesh: InstancedMesh<PlaneGeometry, MeshBasicMaterial>;
  private readonly canvas = document.createElement('canvas');
  private readonly texture: CanvasTexture;
  private readonly slots: number[];
  private readonly side: number;

  constructor(parent: Group, texts: readonly string[]) {
    const distinct = [...new Set(texts)];
    this.side = Math.max(1, Math.ceil(Math.sqrt(distinct.length)));
    const cell = Math.min(usualPixels, Math.floor(mostPixels / this.side));
    this.canvas.width = this.side * cell;
    this.canvas.height = this.side * cell;
    this.texture = new CanvasTexture(this.canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
    this.slots = texts.map((text) => distinct.indexOf(text));

    const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2);
    const places = this.slots.flatMap((slot) => [
      (slot % this.side) / this.side,
      1 - (Math.floor(slot / this.side) + 1) / this.side,
    ]);
    geometry.setAttribute('slot', new InstancedBufferAttribute(new Float32Array(places), 2));
    const material = new MeshBasicMaterial({ map: this.texture, transparent: true, depthWrite: false });
    const scale = (1 / this.side).toFixed(8);
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute vec2 slot;')
        .replace('#include <uv_vertex>', `#include <uv_vertex>\nvMapUv = uv * ${scale} + slot;`);
    };
    material.customProgramCacheKey = () => `labels ${scale}`;
    this.mesh = new InstancedMesh(geometry, material, Math.max(1, texts.length));
    this.mesh.count = texts.length;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
    parent.add(this.mesh);
  }

  place(index: number, matrix: Matrix4): void {
    this.mesh.setMatrixAt(index, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  /** Writes all of them anew, in the given order of the texts. */
  write(inscriptions: readonly Inscription[], font: string): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const cell = this.canvas.width / this.side;
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    inscriptions.forEach(({ text, ink, size }, index) => {
      const slot = this.slots[index]!;
      const [x, y] = [((slot % this.side) + 0.5) * cell, (Math.floor(slot / this.side) + 0.5) * cell];
      context.fillStyle = ink;
      context.font = `700 ${size * cell}px ${font}`;
      const {
        width,
        actualBoundingBoxAscent: up,
        actualBoundingBoxDescent: down,
      } = context.measureText(text);
      // Long numbers are made to fit.
      const fit = Math.min(1, (cell * 0.86) / Math.max(1, width));
      context.setTransform(fit, 0, 0, fit, x, y);
      context.fillText(text, 0, (up - down) / 2);
      context.setTransform(1, 0, 0, 1, 0, 0);
    });
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
    this.texture.dispose();
  }
}

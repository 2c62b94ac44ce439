# A template: `deploy/homebrew/fill madeleine-VERSION.tgz` prints it with the version and checksum of a packed release.
class Madeleine < Formula
  desc "Private, searchable memory of your photos, videos and e-mail"
  homepage "https://www.npmjs.com/package/madeleine"
  url "https://registry.npmjs.org/madeleine/-/madeleine-@VERSION@.tgz"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "ffmpeg"
  depends_on "node@24"

  def install
    system Formula["node@24"].opt_bin/"npm", "install", *std_npm_args
    (bin/"madeleine").write_env_script libexec/"bin/madeleine", PATH: "#{Formula["node@24"].opt_bin}:$PATH"
  end

  service do
    run [opt_bin/"madeleine", "serve"]
    keep_alive true
    log_path var/"log/madeleine.log"
    error_log_path var/"log/madeleine.log"
  end

  test do
    system bin/"madeleine", "init", "--no-faces", "--memory", testpath/"memory"
    (testpath/"note.md").write "The wifi password is kestrel-42."
    system bin/"madeleine", "add", testpath/"note.md", "--memory", testpath/"memory"
    assert_match "kestrel-42", shell_output("#{bin}/madeleine search 'wifi password' --memory #{testpath}/memory")
  end
end
